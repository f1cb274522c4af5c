import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pushEvent } from "../../lib/analytics/dataLayer.ts";
import { listenForMoments } from "../../lib/analytics/moments.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { ConsentBar } from "./ConsentBar.tsx";
import { type Answer, answerConsent, consentAnswer, followConsent } from "./consent.ts";
import { shopEventOf } from "./shopEvents.ts";

/** Whoever designs or pays is not asked: it would stand before the very thing that they press next. */
const NOT_ASKED_AT = /^\/(design|checkout|walls)\b|\/photos\//;

/** Where a tag manager is configured: asks whether visits may be counted, and counts them if so (R2.4, R2.5). */
export default function Measuring() {
  const { site, tagManagerId } = useRootData();
  const { pathname } = useLocation();
  const isAskedFor = usePanels((panels) => panels.open === "consent");
  const hide = usePanels((panels) => panels.hide);
  const [answer, setAnswer] = useState(consentAnswer);
  const { currency } = site;
  const taxPercent = site.tax.percent;

  useEffect(
    () =>
      listenForMoments((moment) => {
        // Asked each time: another tab may have taken the answer back.
        if (consentAnswer() === "denied") return;
        // Else fields of the event before would stay in the layer.
        window.dataLayer?.push({ ecommerce: null });
        pushEvent(shopEventOf(moment, { currency, taxPercent }));
      }),
    [currency, taxPercent],
  );
  useEffect(() => {
    if (tagManagerId !== null && answer === "granted") followConsent(tagManagerId, pathname);
  }, [tagManagerId, answer, pathname]);

  const isAsking = isAskedFor || (answer === null && !NOT_ASKED_AT.test(pathname));
  if (tagManagerId === null || !isAsking) return null;
  const settle = (next: Answer) => {
    answerConsent(next);
    setAnswer(next);
    if (isAskedFor) hide();
  };
  return <ConsentBar present={answer} isAskedFor={isAskedFor} onAnswer={settle} />;
}
