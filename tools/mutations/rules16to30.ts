import type { Mutation } from "./mutation.ts";

export const RULES_16_TO_30: readonly Mutation[] = [
  {
    requirement: 16,
    effect: "a mail has a shopper's text as HTML",
    file: "apps/server/src/usecases/mails/renderHtml.ts",
    search: 'toSingleLine(text).replace(/[&<>"\']/g, (character) => ENTITIES[character] ?? "");',
    replace: "toSingleLine(text);",
    test: {
      file: "apps/server/test/mails/mails.database.test.ts",
      title: "reliability 16, 18: shopper input is escaped text in a mail, never a line or header",
    },
  },
  {
    requirement: 17,
    effect: "a cell may begin with an equals sign",
    file: "packages/domain/src/text/csv.ts",
    search: "[\\s\\u200b\\ufeff]*[=+",
    replace: "[\\s\\u200b\\ufeff]*[+",
    test: {
      file: "packages/domain/src/text/csv.test.ts",
      title: "reliability 17: %j is written as text",
    },
  },
  {
    requirement: 18,
    effect: "a line of text may hold line breaks",
    file: "packages/contract/src/schemas/primitives.ts",
    search: "/^[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*$/u",
    replace: "/^[^\\p{Cs}\\u2028\\u2029]*$/u",
    test: {
      file: "apps/server/test/reliability/mailFields.database.test.ts",
      title: "reliability 18: %s rejects line breaks in address fields",
    },
  },
  {
    requirement: 19,
    effect: "the URL of another host is saved as a photo's",
    file: "apps/server/src/usecases/visitor/saveVisitorPhoto.ts",
    search: "!record || !isPhotoAddress(shop, photo.assetId, address)",
    replace: '!record || address === ""',
    test: {
      file: "apps/server/test/reliability/photoUrls.database.test.ts",
      title: "reliability 19: %j is rejected as a photo URL",
    },
  },
  {
    requirement: 20,
    effect: "a GIF that is a script is stored as it was sent",
    file: "apps/server/src/adapters/images-sharp/createMaster.ts",
    search: "await writeFile(master, encoded.data);",
    replace: 'await writeFile(master, format === "gif" ? await readFile(original) : encoded.data);',
    test: {
      file: "apps/server/test/reliability/photoFiles.database.test.ts",
      title: "reliability 20: %s gives %s",
    },
  },
  {
    requirement: 21,
    effect: "a master does not count toward the quota",
    file: "apps/server/src/usecases/photos/photoIngest.ts",
    search: "upload.offset + result.masterBytes",
    replace: "upload.offset",
    test: {
      file: "apps/server/test/reliability/storedBytes.database.test.ts",
      title:
        "reliability 21: a small file whose master exceeds the visitor's quota is refused and leaves nothing",
    },
  },
  {
    requirement: 21,
    effect: "the copies of a photo do not count",
    file: "apps/server/src/usecases/photos/getPhotoFile.ts",
    search: "await records.addStoredBytes(assetId, resized.bytes)",
    replace: "await records.addStoredBytes(assetId, 0)",
    test: {
      file: "apps/server/test/reliability/storedBytes.database.test.ts",
      title: "reliability 21: a photo counts as its original, its master and each copy take on disk",
    },
  },
  {
    requirement: 21,
    effect: "a master may have any size",
    file: "apps/server/src/adapters/images-sharp/createMaster.ts",
    search: "if (master.length <= maxBytes) return master;",
    replace: "if (maxBytes > 0) return master;",
    test: {
      file: "apps/server/src/adapters/images-sharp/createMaster.test.ts",
      title: "reliability 21: a WebP of 305 kB that would become a master of 138 MB stays within the limit",
    },
  },
  {
    requirement: 22,
    effect: "a header may claim any number of pixels",
    file: "apps/server/src/adapters/images-sharp/photoHeader.ts",
    search: "if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();",
    replace: "if (width * height > 1e12) return tooManyPixels();",
    test: {
      file: "apps/server/test/reliability/decompressionBombs.database.test.ts",
      title: "reliability 22: %s is rejected by its header",
    },
  },
  {
    requirement: 22,
    effect: "heavy work may take all turns",
    file: "apps/server/src/adapters/images-sharp/childPool.ts",
    search: "const MAX_HEAVY = 1;",
    replace: "const MAX_HEAVY = 3;",
    test: {
      file: "apps/server/test/reliability/decompressionBombs.database.test.ts",
      title:
        "reliability 22: photos of 120 megapixels stay within the memory of their processes, and delay no other sender",
    },
  },
  {
    requirement: 22,
    effect: "a preview holds its turn while its photos wait",
    file: "apps/server/src/usecases/previews/getPreview.ts",
    search:
      "    await prepareCopies(design, form, sender);\n    const turn = await turns.acquire({ sender, weight: 1 + countHangingPhotos(design) });\n    try {",
    replace:
      "    const turn = await turns.acquire({ sender, weight: 1 + countHangingPhotos(design) });\n    try {\n      await prepareCopies(design, form, sender);",
    test: {
      file: "apps/server/src/usecases/previews/getPreview.test.ts",
      title: "reliability 22: previews that wait for their photos hold up nobody else's",
    },
  },
  {
    requirement: 23,
    effect: "an upload's name is the time",
    file: "apps/server/src/http/photos/tusRoutes.ts",
    search: "namingFunction: () => services.ids.next(),",
    replace: "namingFunction: () => String(Date.now()),",
    test: {
      file: "apps/server/test/reliability/photoFiles.database.test.ts",
      title:
        "reliability 20, 23: a photo named %j is recognised by its bytes and stored under a name of the server",
    },
  },
  {
    requirement: 24,
    effect: "a photo that is opened directly may run scripts",
    file: "apps/server/src/http/photos/imageFile.ts",
    search: "\"default-src 'none'; sandbox\"",
    replace: '"default-src *"',
    test: {
      file: "apps/server/test/reliability/headers.database.test.ts",
      title: "reliability 24: a photo%s is served as a JPEG in which no script runs, whatever its name",
    },
  },
  {
    requirement: 25,
    effect: "masters keep the metadata of their originals",
    file: "apps/server/src/adapters/images-sharp/createMaster.ts",
    search: '.withIccProfile("srgb")\n    .jpeg({ quality: 92',
    replace: '.withIccProfile("srgb")\n    .keepExif()\n    .jpeg({ quality: 92',
    test: {
      file: "apps/server/test/reliability/photoFiles.database.test.ts",
      title: "reliability 25: no served variant of a photo has location, camera or author metadata",
    },
  },
  {
    requirement: 26,
    effect: "pages of the same site may frame the shop",
    file: "apps/server/src/http/app.ts",
    search: 'xFrameOptions: { action: "deny" }',
    replace: 'xFrameOptions: { action: "sameorigin" }',
    test: {
      file: "apps/server/test/reliability/headers.database.test.ts",
      title: "reliability 26: %s has its content security policy and the common security headers",
    },
  },
  {
    requirement: 27,
    effect: "the pages of other sites may write",
    file: "apps/server/src/http/csrf.ts",
    search: "].includes(origin);",
    replace: '].includes(origin) || origin !== "";',
    test: {
      file: "apps/server/test/reliability/crossSite.database.test.ts",
      title: "reliability 27: %s is rejected from another site's page, and changes nothing",
    },
  },
  {
    requirement: 28,
    effect: "a call that writes orders has no limit",
    file: "apps/server/src/http/limits.ts",
    search: "  cancelOrder: ORDER_WRITE_LIMIT,\n",
    replace: "",
    test: {
      file: "apps/server/test/reliability/rateLimitOfCalls.bothDatabases.test.ts",
      title: "reliability 28: %s has a rate limit, or a reason to have none of its own",
    },
  },
  {
    requirement: 28,
    effect: "counting does not refuse",
    file: "apps/server/src/http/enforceRateLimit.ts",
    search: "if (strictest.remaining >= 0) {",
    replace: "if (strictest.remaining >= -1e9) {",
    test: {
      file: "apps/server/test/reliability/rateLimitOfCalls.bothDatabases.test.ts",
      title: "reliability 28: %s is refused above its limit, until the window ends",
    },
  },
  {
    requirement: 28,
    effect: "a client names its own address",
    file: "apps/server/src/http/app.ts",
    search: "[...options.trustProxy] : false",
    replace: "[...options.trustProxy] : true",
    test: {
      file: "apps/server/test/reliability/rateLimits.bothDatabases.test.ts",
      title: "reliability 28: a forged X-Forwarded-For changes nothing",
    },
  },
  {
    requirement: 29,
    effect: "a code that begins like a real one takes five milliseconds more",
    file: "apps/server/src/usecases/cart/setPromo.ts",
    search: "const promo = findPromoCode(promoCodes, entered);",
    replace:
      'const promo = findPromoCode(promoCodes, entered); for (const end = performance.now() + (entered.startsWith("W") ? 5 : 0); performance.now() < end; );',
    test: {
      file: "apps/server/test/reliability/indistinguishableErrors.database.test.ts",
      title: "reliability 29: an almost correct promo code (%s) is rejected like a random one",
    },
  },
  {
    requirement: 30,
    effect: "messages of errors are logged as they are",
    file: "apps/server/src/log.ts",
    search: "    hooks: { streamWrite: redactSecrets },\n",
    replace: "",
    test: {
      file: "apps/server/test/reliability/errorLogs.bothDatabases.test.ts",
      title: "reliability 30: a handler that throws leaves one line with the id that the reply has",
    },
  },
  {
    requirement: 30,
    effect: "work that fails in the background is silent",
    file: "apps/server/src/adapters/system/backgroundTasks.ts",
    search: "(error: unknown) => onError(name, error),",
    replace: "() => {},",
    test: {
      file: "apps/server/test/reliability/errorLogs.bothDatabases.test.ts",
      title: "reliability 30: a scheduled task that throws leaves one line with its name",
    },
  },
  {
    requirement: 30,
    effect: "a mail that is not sent is silent until it is given up",
    file: "apps/server/src/usecases/mails/mailSender.ts",
    search: 'if (attempts === 1 && result.kind !== "notRendered")',
    replace: "if (attempts < 1)",
    test: {
      file: "apps/server/test/reliability/errorLogs.bothDatabases.test.ts",
      title:
        "reliability 30: a mail that fails (%s) leaves one line with its kind, however often it is tried",
    },
  },
  {
    requirement: 30,
    effect: "Node prints what nothing caught",
    file: "apps/server/src/main.ts",
    search: "  exitOnUncaughtError(createLog(result.config));\n",
    replace: "",
    test: {
      file: "apps/server/test/reliability/processErrorLogs.test.ts",
      title:
        "reliability 30: a rejection that nothing caught is one line, and the process ends with an error",
    },
  },
  {
    requirement: 30,
    effect: "a decoding process dies in silence",
    file: "apps/server/src/adapters/images-sharp/imagesSharp.ts",
    search: "      onDeath(new Error(`The process died that was to ${job.kind}: ${runResult.cause}`));\n",
    replace: "",
    test: {
      file: "apps/server/test/reliability/processErrorLogs.test.ts",
      title: "reliability 30: a decoding process that dies leaves one line, and the sender a message",
    },
  },
];
