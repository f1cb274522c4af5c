import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onAnalyticsEvent } from "../../lib/analytics/analyticsEvents.ts";
import { pushEvent } from "../../lib/analytics/dataLayer.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { ConsentBar } from "./ConsentBar.tsx";
import { applyConsent, type Consent, readConsent, saveConsent } from "./consent.ts";
import { toGa4Event } from "./toGa4Event.ts";

/** Pages of designing and paying, where the bar would cover the button that is pressed next. */
const PATHS_WITHOUT_CONSENT_BAR = /^\/(design|checkout|walls)\b|\/photos\//;

/** When a tag manager is configured: asks whether visits may be counted, and counts them if so (R2.4, R2.5). */
export default function Analytics() {
  const { site, tagManagerId } = useRootData();
  const { pathname } = useLocation();
  const isRequested = usePanels((panels) => panels.open === "consent");
  const hide = usePanels((panels) => panels.hide);
  const [consent, setConsent] = useState(readConsent);
  const { currency } = site;
  const taxPercent = site.tax.percent;

  useEffect(
    () =>
      onAnalyticsEvent((event) => {
        // Read for each event: the answer may have been withdrawn in another tab.
        if (readConsent() === "denied") return;
        // Otherwise fields of the previous event would stay in the data layer.
        window.dataLayer?.push({ ecommerce: null });
        pushEvent(toGa4Event(event, { currency, taxPercent }));
      }),
    [currency, taxPercent],
  );
  useEffect(() => {
    if (tagManagerId !== null && consent === "granted") applyConsent(tagManagerId, pathname);
  }, [tagManagerId, consent, pathname]);

  const isVisible = isRequested || (consent === null && !PATHS_WITHOUT_CONSENT_BAR.test(pathname));
  if (tagManagerId === null || !isVisible) return null;
  const handleAnswer = (answer: Consent) => {
    saveConsent(answer);
    setConsent(answer);
    if (isRequested) hide();
  };
  return <ConsentBar consent={consent} isRequested={isRequested} onAnswer={handleAnswer} />;
}
