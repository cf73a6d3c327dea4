// Loaded before a child's own code, so that it exits if the supervisor is killed.
const GRACE_MS = 15_000;

if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
