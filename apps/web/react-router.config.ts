import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The first load brings every route: there are few, and so no link waits for a manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
