// Runs a third-party S3 server (@20minutes/s3rver) in a process of its own: its tokens for the next page of a list
// need an old cipher, which Node allows by a flag only. Prints its port, and ends with its input.
import S3rver from "@20minutes/s3rver";

const [directory = ""] = process.argv.slice(2);
const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory });
const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.resume().on("end", () => process.exit(0));
