import { createCheckoutSuite } from "./createCheckout.suite.ts";
import { embeddedDatabase } from "./databases.ts";

createCheckoutSuite("a checkout without a cart on the embedded database", embeddedDatabase);
