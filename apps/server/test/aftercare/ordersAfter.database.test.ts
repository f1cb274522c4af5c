import { postgresDatabase } from "../databases.ts";
import { ordersAfterSuite } from "./ordersAfter.suite.ts";

ordersAfterSuite("PostgreSQL", postgresDatabase);
