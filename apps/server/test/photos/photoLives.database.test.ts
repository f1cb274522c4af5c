import { postgresDatabase } from "../databases.ts";
import { photoLivesSuite } from "./photoLives.suite.ts";

photoLivesSuite("lives of photos on PostgreSQL", postgresDatabase);
