import { createWebhook, listWebhooks } from "./adminDocuments.generated.ts";
import type { ShopifyApi } from "./graphqlReply.ts";
import { requireMutationResult } from "./userErrors.ts";
import { TOPICS } from "./verifyShopifyEvent.ts";

/** Subscribes the URL to the topics that it does not get yet. */
export const subscribeToTopics = async (api: ShopifyApi, uri: string): Promise<void> => {
  const { webhookSubscriptions } = await api(listWebhooks, { uri });
  const subscribed = new Set<string>(webhookSubscriptions.nodes.map(({ topic }) => topic));
  for (const topic of Object.values(TOPICS)) {
    if (subscribed.has(topic)) continue;
    const { webhookSubscriptionCreate: created } = await api(createWebhook, {
      topic,
      subscription: { uri, format: "JSON" },
    });
    // Disputes are events of Shopify Payments, which needs an access scope of its own and is not available in
    // every country.
    if (topic.startsWith("DISPUTES_") && !created?.webhookSubscription) continue;
    requireMutationResult(`webhook of ${topic}`, created?.webhookSubscription, created?.userErrors ?? []);
  }
};
