import { openSite } from "@storywall/contract/calls/sites/openSite.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { adminApi } from "../shell/adminApi.ts";
import { mayOpen } from "../shell/adminPages.ts";
import { noAnswerMessage } from "../shell/noAnswer.ts";
import { useAdminRevalidator } from "../shell/useAdminRevalidator.ts";
import { useOwnerSession } from "../shell/useOwnerSession.ts";
import { labelOf } from "../shopSettings/settingLabels.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { showNotice } from "../ui/notices.ts";
import styles from "./Countries.module.css";
import { formPathOf } from "./formPathOf.ts";

/** A country in preparation: what it lacks, each with a link to its form, or the button that opens the country. */
export function ClosedCountry({ site }: { readonly site: OwnerSite }) {
  const { staff } = useOwnerSession();
  const missing = findMissingDetails(site);
  if (missing.length > 0) {
    const count = missing.length === 1 ? "one more detail" : `${missing.length} more details`;
    return (
      <details className={styles.missing} open>
        <summary>Before it opens, it needs {count}</summary>
        <ul>
          {missing.map((path) => (
            <li key={path}>
              {mayOpen(staff?.rights ?? [], formPathOf(path, site.code)) ? (
                <Link to={formPathOf(path, site.code)}>{labelOf(path, site)}</Link>
              ) : (
                `${labelOf(path, site)} (an owner enters it)`
              )}
            </li>
          ))}
        </ul>
      </details>
    );
  }
  return staff && hasRight(staff.role, "business.edit") ? (
    <OpenButton site={site} />
  ) : (
    <p>It's complete. An owner can open it.</p>
  );
}

function OpenButton({ site: { code, countryName, version } }: { readonly site: OwnerSite }) {
  const { revalidate } = useAdminRevalidator();
  const [isAsking, setIsAsking] = useState(false);

  /** Returns a sentence that says why it failed. */
  const handleConfirm = async (): Promise<string | null> => {
    const result = await adminApi(openSite, { params: { code }, body: { expectedVersion: version } });
    await revalidate();
    if (result.kind === "ok") showNotice({ text: `${countryName} is open to shoppers.` });
    if (result.kind === "ok") return null;
    if (result.kind !== "error") return noAnswerMessage();
    return result.issues.some(({ path }) => path === "payments")
      ? `${countryName} can't take payments yet. The person who runs the shop's server has to set PAYMENTS_${code}.`
      : result.message;
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Open to shoppers
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Open ${countryName} to shoppers?`}
        confirmLabel="Open it"
        onConfirm={handleConfirm}
        onClose={() => setIsAsking(false)}
      >
        Its prices, texts and payments go live at once. You can change them later, but you can't close the
        country again.
      </ConfirmDialog>
    </>
  );
}
