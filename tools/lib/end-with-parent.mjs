// Loaded before a child's own code: when the supervisor dies without a word, its children end too.
const GRACE_MS = 15_000;

if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
