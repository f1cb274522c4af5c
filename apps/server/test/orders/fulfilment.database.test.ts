import { openPostgresTestDatabase } from "../support/databases.ts";
import { fulfilmentSuite } from "./fulfilment.suite.ts";

fulfilmentSuite("PostgreSQL", openPostgresTestDatabase);
