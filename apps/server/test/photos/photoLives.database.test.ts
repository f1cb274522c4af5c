import { postgresDatabase } from "../support/databases.ts";
import { photoLivesSuite } from "./photoLives.suite.ts";

photoLivesSuite("lives of photos on PostgreSQL", postgresDatabase);
