import { openPostgresTestDatabase } from "../support/databases.ts";
import { designLinksSuite } from "./designLinks.suite.ts";

designLinksSuite("links to designs on PostgreSQL", openPostgresTestDatabase);
