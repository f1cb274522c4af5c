import { createCheckoutSuite } from "./createCheckout.suite.ts";
import { postgresDatabase } from "./databases.ts";

createCheckoutSuite("a checkout without a cart on PostgreSQL", postgresDatabase);
