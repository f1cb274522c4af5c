import { openPostgresTestDatabase } from "../support/databases.ts";
import { photoQuotaSuite } from "./photoQuota.suite.ts";

photoQuotaSuite("quotas of photos on PostgreSQL", openPostgresTestDatabase);
