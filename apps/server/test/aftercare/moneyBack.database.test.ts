import { postgresDatabase } from "../databases.ts";
import { moneyBackSuite } from "./moneyBack.suite.ts";

moneyBackSuite("PostgreSQL", postgresDatabase);
