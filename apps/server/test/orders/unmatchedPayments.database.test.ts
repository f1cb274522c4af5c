import { openPostgresTestDatabase } from "../support/databases.ts";
import { unmatchedPaymentsSuite } from "./unmatchedPayments.suite.ts";

unmatchedPaymentsSuite("PostgreSQL", openPostgresTestDatabase);
