import { createWebhook, listWebhooks } from "./adminDocuments.generated.ts";
import type { AdminApi } from "./shopifyAdminApi.ts";
import { expectMade } from "./userErrors.ts";
import { TOPICS } from "./verifyShopifyEvent.ts";

/** Subscribes the URL to the topics that it does not get yet. */
export const subscribeToTopics = async (api: AdminApi, uri: string): Promise<void> => {
  const { webhookSubscriptions } = await api(listWebhooks, { uri });
  const subscribed = new Set<string>(webhookSubscriptions.nodes.map(({ topic }) => topic));
  for (const topic of Object.values(TOPICS)) {
    if (subscribed.has(topic)) continue;
    const { webhookSubscriptionCreate: created } = await api(createWebhook, {
      topic,
      subscription: { uri, format: "JSON" },
    });
    expectMade(`webhook of ${topic}`, created?.webhookSubscription, created?.userErrors ?? []);
  }
};
