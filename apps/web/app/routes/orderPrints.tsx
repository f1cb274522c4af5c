import { answerPrintQuestion } from "@storywall/contract/calls/printQuestions/answerPrintQuestion.ts";
import { getPrintQuestions } from "@storywall/contract/calls/printQuestions/getPrintQuestions.ts";
import { useRevalidator } from "react-router";
import type { ChosenAnswer } from "../features/printQuestions/AnswerForm.tsx";
import { PrintQuestionsPage } from "../features/printQuestions/PrintQuestionsPage.tsx";
import { apiWithoutToasts } from "../lib/api/api.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/orderPrints.ts";
import { printTransform } from "./order/printTransform.server.ts";
import { redirectToOrderSite } from "./order/redirectToOrderSite.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const questions = unwrapReply(await createLoaderApi(context)(getPrintQuestions, { params }));
  redirectToOrderSite(context.get(pageContext), questions.site, `/order/${params.orderId}/prints`);
  const transforms = Object.fromEntries(
    questions.questions.flatMap(({ questionId, print }) =>
      print ? [[questionId, printTransform(print)]] : [],
    ),
  );
  return { questions, transforms };
}

/** The address gives access to the order (R6.3): no cache stores the page, and no referrer contains the address. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export function meta({ matches }: Route.MetaArgs) {
  return metaFor(matches, () => ({
    title: "A question about your order | Storywall",
    description: "See a photo at print size, and choose how it's printed.",
    path: "/order",
    index: false,
  }));
}

/** The page that the mail about soft prints opens (B13). */
export default function OrderPrints({ loaderData: { questions, transforms } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const handleAnswer = async (questionId: string, body: ChosenAnswer): Promise<string | null> => {
    const params = { orderId: questions.orderId, questionId };
    const result = await apiWithoutToasts(answerPrintQuestion, { params, body });
    // Without a network the page must not be reloaded: its content would be lost.
    if (result.kind === "unreachable") return UNREACHABLE;
    // Another tab, or the shop, may have been first: the page then says what was chosen.
    await revalidate();
    return result.kind === "ok" ? null : result.message;
  };
  return <PrintQuestionsPage questions={questions} transforms={transforms} onAnswer={handleAnswer} />;
}

const UNREACHABLE = "We couldn't reach the shop. Please press again in a moment; it won't be done twice.";
