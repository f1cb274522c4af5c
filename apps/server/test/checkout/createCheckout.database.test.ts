import { openPostgresTestDatabase } from "../support/databases.ts";
import { createCheckoutSuite } from "./createCheckout.suite.ts";

createCheckoutSuite("a checkout without a cart on PostgreSQL", openPostgresTestDatabase);
