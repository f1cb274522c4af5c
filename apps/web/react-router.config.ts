import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known at the first load: there are few, and a link never waits for a manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
