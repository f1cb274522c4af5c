import { postgresDatabase } from "../support/databases.ts";
import { spareMoneySuite } from "./spareMoney.suite.ts";

spareMoneySuite("PostgreSQL", postgresDatabase);
