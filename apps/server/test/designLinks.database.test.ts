import { postgresDatabase } from "./databases.ts";
import { designLinksSuite } from "./designLinks.suite.ts";

designLinksSuite("links to designs on PostgreSQL", postgresDatabase);
