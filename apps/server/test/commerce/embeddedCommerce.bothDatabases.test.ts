import { commerceSuite } from "./commerce.suite.ts";

commerceSuite("the embedded driver", ({ commerce }) => commerce);
