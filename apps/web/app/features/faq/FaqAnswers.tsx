import { Fragment } from "react";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { CloseUp } from "../../ui/CloseUp.tsx";
import { type AnswerPart, toAnswerParts } from "./answerParts.ts";
import styles from "./FaqAnswers.module.css";
import { RequestDiscountButton } from "./RequestDiscountButton.tsx";

/** Questions that open their answers. They are `<details>` elements, so they work before any script has run. */
export function FaqAnswers({ only }: { readonly only?: readonly string[] }) {
  const site = useSite();
  const entries = only ? site.faq.filter(({ id }) => only.includes(id)) : site.faq;
  return (
    <div className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>
            {toAnswerParts(answer, site).map((part) => (
              <Fragment key={JSON.stringify(part)}>
                <AnswerPartView part={part} />
              </Fragment>
            ))}
          </p>
          {id === "hanging" && <HangingPicture />}
        </details>
      ))}
    </div>
  );
}

function HangingPicture() {
  return (
    <div className={styles.picture}>
      <CloseUp name="magnet" sizes="(min-width: 40rem) 30rem, calc(100vw - 48px)" />
    </div>
  );
}

function AnswerPartView({ part }: { readonly part: AnswerPart }) {
  if (typeof part === "string") return part;
  if (part.kind === "discount") return <RequestDiscountButton />;
  return part.to.startsWith("/") ? <Link to={part.to}>{part.text}</Link> : <a href={part.to}>{part.text}</a>;
}
