import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onAnalyticsEvent } from "../../lib/analytics/analyticsEvents.ts";
import { pushEvent } from "../../lib/analytics/dataLayer.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { ConsentBar } from "./ConsentBar.tsx";
import { applyConsent, type Consent, readConsent, saveConsent } from "./consent.ts";
import { toGa4Event } from "./toGa4Event.ts";

/** Whoever designs or pays is not asked: it would stand before the very thing that they press next. */
const PATHS_WITHOUT_CONSENT_BAR = /^\/(design|checkout|walls)\b|\/photos\//;

/** Where a tag manager is configured: asks whether visits may be counted, and counts them if so (R2.4, R2.5). */
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
        // Asked each time: another tab may have taken the answer back.
        if (readConsent() === "denied") return;
        // Else fields of the event before would stay in the layer.
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
  const handleAnswer = (next: Consent) => {
    saveConsent(next);
    setConsent(next);
    if (isRequested) hide();
  };
  return <ConsentBar consent={consent} isRequested={isRequested} onAnswer={handleAnswer} />;
}
