import { openPostgresTestDatabase } from "../support/databases.ts";
import { photoRetentionSuite } from "./photoRetention.suite.ts";

photoRetentionSuite("lives of photos on PostgreSQL", openPostgresTestDatabase);
