import type { PrintQuestion, PrintQuestions } from "@storywall/contract/schemas/printQuestion.ts";
import { useId } from "react";
import { WorkshopTime } from "../../lib/page/WorkshopTime.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { PreviewImage } from "../../ui/PreviewImage.tsx";
import { PrintAtSize } from "../../ui/PrintAtSize.tsx";
import { AnswerForm, type ChosenAnswer } from "./AnswerForm.tsx";
import styles from "./PrintQuestions.module.css";
import { endText, questionTitle, sizeText } from "./printQuestionMessages.ts";

type Props = {
  readonly questions: PrintQuestions;
  /** SVG transforms that place the photo of each open question in its opening, by the question's id. */
  readonly transforms: Readonly<Record<string, string>>;
  readonly onAnswer: (questionId: string, answer: ChosenAnswer) => Promise<string | null>;
};

/**
 * Questions of the shop about soft prints of an order, for its shopper: each tile at print size, and the choices
 * (B13).
 */
export function PrintQuestionsPage({
  questions: { orderId, orderNumber, currency, questions },
  transforms,
  onAnswer,
}: Props) {
  const open = questions.filter(({ state }) => state === "open");
  const ended = questions.filter(({ state }) => state !== "open");
  return (
    <Page
      width="wide"
      title={titleOf(open.length, questions.length)}
      lead={
        open.length > 0 &&
        `Before we print order ${orderNumber}, please have a look at ${open.length === 1 ? "this photo" : "these photos"} at real size. We'll make your wall as soon as we have your answer.`
      }
    >
      {open.map((question) => (
        <Question
          key={question.questionId}
          question={question}
          currency={currency}
          orderId={orderId}
          transforms={transforms}
          onAnswer={(answer) => onAnswer(question.questionId, answer)}
        />
      ))}
      {/* One region for all, so that an answer is announced when its form goes. */}
      <ul className={styles.ended} aria-live="polite">
        {ended.map((question) => (
          <li key={question.questionId}>
            <strong>{questionTitle(question)}:</strong> {endText(question, currency)}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={`/order/${orderId}`} variant="secondary">
          See order {orderNumber}
        </ButtonLink>
      </p>
    </Page>
  );
}

const titleOf = (openCount: number, count: number): string => {
  if (count === 0) return "There's nothing to choose";
  if (openCount === 0) return "That's all settled";
  return openCount === 1 ? "How should we print this one?" : `How should we print these ${openCount}?`;
};

/** A copy of the photo that is large enough for a screen, so that no phone loads the whole photo. */
const SCREEN_COPY = "?w=2048";

function Question({
  question,
  currency,
  orderId,
  transforms,
  onAnswer,
}: Pick<Props, "transforms"> & {
  readonly question: PrintQuestion;
  readonly currency: PrintQuestions["currency"];
  readonly orderId: string;
  readonly onAnswer: (answer: ChosenAnswer) => Promise<string | null>;
}) {
  const id = useId();
  const { print, note, cartItemId } = question;
  if (!print) return null;
  const title = questionTitle(question);
  return (
    <section aria-labelledby={id} className={styles.question}>
      <h2 id={id}>
        {title}, {sizeText(print.size)}
        {print.copies > 1 && `, ${print.copies} copies`}
      </h2>
      {note !== null && <p className={styles.note}>“{note}”</p>}
      <div className={styles.columns}>
        <figure className={styles.atSize}>
          <PrintAtSize
            {...print}
            label={title}
            imageUrl={`${print.photo.url}${SCREEN_COPY}`}
            transform={transforms[question.questionId] ?? ""}
          />
          <figcaption>At print size. Scroll to see all of it.</figcaption>
        </figure>
        <figure className={styles.whole}>
          <PreviewImage
            src={print.previewUrl}
            alt={`${title} in its frame`}
            fallbackText="Its picture can't be shown at the moment."
          />
          <figcaption>In its frame</figcaption>
        </figure>
        <div className={styles.answer}>
          <AnswerForm
            name={question.questionId}
            print={print}
            currency={currency}
            photosPath={`/order/${orderId}/photos/${cartItemId}`}
            onAnswer={onAnswer}
          />
          <p className={styles.deadline}>
            <Deadline question={question} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** The deadline in the workshop's time zone, like every promise of the shop. */
function Deadline({ question: { answerBy, isPrintedWithoutAnswer } }: { readonly question: PrintQuestion }) {
  const time = <WorkshopTime time={answerBy} />;
  return isPrintedWithoutAnswer ? (
    <>We'll wait until {time}. If we haven't heard from you by then, we'll print it as it is.</>
  ) : (
    <>Please choose by {time}. We won't print it without your go-ahead.</>
  );
}
