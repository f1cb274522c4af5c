import { postgresDatabase } from "../support/databases.ts";
import { ordersAfterSuite } from "./ordersAfter.suite.ts";

ordersAfterSuite("PostgreSQL", postgresDatabase);
