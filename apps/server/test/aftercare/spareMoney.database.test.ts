import { postgresDatabase } from "../databases.ts";
import { spareMoneySuite } from "./spareMoney.suite.ts";

spareMoneySuite("PostgreSQL", postgresDatabase);
