import { embeddedDatabase } from "./databases.ts";
import { uploadLaterSuite } from "./uploadLater.suite.ts";

uploadLaterSuite("upload later on the embedded database", embeddedDatabase);
