/** A GraphQL operation: what is sent, and the types of its variables and result, which exist for the compiler only. */
export type ShopifyDocument<Result, Variables> = {
  readonly name: string;
  readonly text: string;
  readonly types?: { readonly result: Result; readonly variables: Variables } | undefined;
};
