import { postgresDatabase } from "../support/databases.ts";
import { moneyBackSuite } from "./moneyBack.suite.ts";

moneyBackSuite("PostgreSQL", postgresDatabase);
