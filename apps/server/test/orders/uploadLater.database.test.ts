import { openPostgresTestDatabase } from "../support/databases.ts";
import { uploadLaterSuite } from "./uploadLater.suite.ts";

uploadLaterSuite("upload later on PostgreSQL", openPostgresTestDatabase);
