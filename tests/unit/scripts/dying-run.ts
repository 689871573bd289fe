import { spawn } from 'node:child_process';
import { beginRun } from '@/scripts/lib/test-run/begin-run';

/** A run that has begun a program of its own, and waits to be killed; says who and where they are. */
await beginRun();
const server = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
console.log(JSON.stringify({ folder: process.env.TMPDIR, server: server.pid }));
setInterval(() => undefined, 60_000);
