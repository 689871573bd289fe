import { spawn } from 'node:child_process';
import { beginRun } from '@/tests/run/steps/begin-run';

/** A run whose program goes on starting others, and which waits to be killed; says where it is. */
await beginRun();
const programs = 'for turn in $(seq 2000); do sleep 60 & sleep 0.002; done';
spawn('sh', ['-c', programs], { detached: true, stdio: 'ignore' });
console.log(process.env.TMPDIR);
setInterval(() => undefined, 60_000);
