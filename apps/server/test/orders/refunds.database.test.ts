import { openPostgresTestDatabase } from "../support/databases.ts";
import { refundsSuite } from "./refunds.suite.ts";

refundsSuite("PostgreSQL", openPostgresTestDatabase);
