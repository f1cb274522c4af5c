import { asInput } from "../graphqlInput.ts";
import type { ShopifyStore } from "../shopifyStore.ts";
import { type Resolvers, userError } from "./resolvers.ts";

/** Subscriptions to events. */
export const webhookResolvers = (store: ShopifyStore): Resolvers => ({
  webhookSubscriptions: ({ uri }) => ({ nodes: store.webhooks.filter((webhook) => webhook.uri === uri) }),
  webhookSubscriptionCreate: ({ topic, webhookSubscription }) => {
    const webhook = {
      id: store.nextId("WebhookSubscription"),
      topic: String(topic),
      uri: String(asInput(webhookSubscription).uri),
    };
    if (store.webhooks.some((each) => each.topic === webhook.topic && each.uri === webhook.uri))
      return {
        webhookSubscription: null,
        userErrors: [userError("Address for this topic has already been taken")],
      };
    store.webhooks.push(webhook);
    return { webhookSubscription: { id: webhook.id }, userErrors: [] };
  },
});
