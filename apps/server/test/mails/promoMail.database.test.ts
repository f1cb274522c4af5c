import { openPostgresTestDatabase } from "../support/databases.ts";
import { promoMailSuite } from "./promoMail.suite.ts";

promoMailSuite("the welcome mail on PostgreSQL", openPostgresTestDatabase);
