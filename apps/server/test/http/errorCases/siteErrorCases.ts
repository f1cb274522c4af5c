import { addSite } from "../../../src/usecases/sites/addSite.ts";
import { createCountry } from "../../support/newCountry.ts";
import { OWNER_ACTOR } from "../../support/owner.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const siteErrorCases = ({
  shop,
  mutateBody,
  withRemovedWelcomeCode,
}: InputMutators): Pick<
  ErrorCases,
  "getSites" | "addSite" | "openSite" | "getSiteVersions" | "restoreSiteVersion"
> => ({
  getSites: {},
  addSite: {
    CONFLICT: mutateBody(() => ({ code: "ZA" })),
    SITE_INVALID: mutateBody(() => ({ currency: "JPY" })),
  },
  openSite: {
    CONFLICT: mutateBody((good) => ({ expectedVersion: Number(Reflect.get(good, "expectedVersion")) + 1 })),
    SITE_INVALID: async () => {
      const country = createCountry();
      await addSite(shop.shop, OWNER_ACTOR, country);
      return { params: { code: country.code }, body: { expectedVersion: 1 } };
    },
  },
  getSiteVersions: {},
  restoreSiteVersion: {
    CONFLICT: mutateBody(() => ({ expectedVersion: 1_000 })),
    NOT_FOUND: mutateBody(() => ({ version: 1_000 })),
    SITE_INVALID: mutateBody(withRemovedWelcomeCode),
  },
});
