declare module "gltf-validator" {
  export const validateBytes: (bytes: Uint8Array) => Promise<{
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly unknown[];
    };
  }>;
}
