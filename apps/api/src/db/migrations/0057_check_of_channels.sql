-- In its own transaction, so that writers of messages wait for this check alone.
ALTER DOMAIN "message_channel" VALIDATE CONSTRAINT "message_channel_check";
